/** The five bands of the 0 to 10 scale, from no evidence to exceptional. */
export const bands = ['0', '1-3', '4-6', '7-8', '9-10'] as const;
