/** Returns the data that the server wrote into the document under this id, or undefined. */
export function readServerData<Data>(id: string): Data | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Data) : undefined;
}
