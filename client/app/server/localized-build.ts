import type { ServerBuild } from 'react-router';

/**
 * The pages of a build for a language: their HTML names the copies of scripts for that language (ROUTING-34). `files` are
 * the names of all files of the build.
 */
export function localizeBuild<Build extends Pick<ServerBuild, 'assets'>>(
  build: Build,
  language: string,
  files: ReadonlySet<string>,
): Build {
  const localize = (path: string) => {
    const copy = path.replace(/\.js$/, `.${language}.js`);
    return files.has(copy.slice(copy.lastIndexOf('/') + 1)) ? copy : path;
  };
  const { assets } = build;
  const { entry } = assets;
  const routes = Object.entries(assets.routes).map(([id, route]) => [
    id,
    route && { ...route, module: localize(route.module), imports: route.imports?.map(localize) },
  ]);
  return {
    ...build,
    assets: {
      ...assets,
      url: localize(assets.url),
      entry: { ...entry, module: localize(entry.module), imports: entry.imports.map(localize) },
      routes: Object.fromEntries(routes),
    },
  };
}
