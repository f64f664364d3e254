import * as m from '../../../../i18n/compiled/rooms/app.js';

/** A greeting by the hour of the day. */
export function greeting(hour: number): string {
  if (hour < 5) return m.app_hello_night();
  if (hour < 12) return m.app_hello_morning();
  if (hour < 18) return m.app_hello_day();
  return m.app_hello_evening();
}
