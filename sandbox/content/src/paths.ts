/** Database paths of documents, which match their files under `channels/` without the extension. */
export const buildPagePath = (channel: string, path: string) => `/channels/${channel}/pages/${path}`;
export const buildMenuPath = (channel: string, name: string) => `/channels/${channel}/menus/${name}`;
export const buildBundlePath = (channel: string, name: string) => `/channels/${channel}/bundles/${name}`;
