/** Where the tables of the back office stand: each at its resource's name, in the dialect of ra-data-simple-rest. */
export const adminPath = '/api/admin';
