/** The data of a response. @throws Error for a response without data */
export function getData<Data>(result: { data?: Data | null | undefined }): Data {
  if (!result.data) throw new Error('The response has no data');
  return result.data;
}
