import { parseRoute, type Route } from './routes.ts';

class Router {
  #route = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.#route = parseRoute(location.hash);
    });
  }

  get route(): Route {
    return this.#route;
  }

  /** Goes to an address; Back comes back here. */
  go(address: string): void {
    location.hash = address;
  }

  /** Goes to an address that takes the place of this one: Back skips it. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.#route = parseRoute(address);
  }
}

export const router = new Router();
