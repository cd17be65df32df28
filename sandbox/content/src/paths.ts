/** Where documents lie in the database: as their files do under `channels/`, without the ending. */
export const pagePath = (channel: string, path: string) => `/channels/${channel}/pages/${path}`;
export const menuPath = (channel: string, name: string) => `/channels/${channel}/menus/${name}`;
export const bundlePath = (channel: string, name: string) => `/channels/${channel}/bundles/${name}`;
