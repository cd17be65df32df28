/** Where the stars beside a product's name lead. */
export const ratingsId = 'ratings';
