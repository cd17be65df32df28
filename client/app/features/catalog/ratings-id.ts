/** Element id of the ratings, for the link on the stars beside a product's name. */
export const ratingsId = 'ratings';
