import { faceOf } from './index.ts';

/** A game's name in the chosen language, or in another one; an id that this version does not know stands for itself. */
export const gameName = (id: string, locale?: 'ru' | 'en'): string =>
  faceOf(id)?.name({}, locale === undefined ? {} : { locale }) ?? id;
