/** The part of React Router's manifest that names the files of the routes; the router has loaded it with the page. */
interface RouteManifest {
  readonly routes: Readonly<Record<string, { module: string; imports?: string[]; css?: string[] } | undefined>>;
}

/** Paths of the files that a route needs, also when this document has not shown it yet. */
export function listRouteFiles(routeId: string): readonly string[] {
  const { __reactRouterManifest: manifest } = globalThis as { __reactRouterManifest?: RouteManifest };
  const route = manifest?.routes[routeId];
  return route ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])] : [];
}
