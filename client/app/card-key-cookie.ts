/** Id of the key of this device's digital card; the server revokes the key at the sign-out (MEMBERSHIP-238). */
export const cardKeyCookie = 'tarima.card-key';
