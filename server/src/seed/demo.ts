/** The account that the seed creates. Its password is public. */
export const demo = { name: 'Ada Lindqvist', email: 'demo@opener.local', password: 'opener-demo-1' };
