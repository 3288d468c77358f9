/** RFC 5321. */
export const longestAddress = 254
