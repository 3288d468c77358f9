/** The longest e-mail address there can be (RFC 5321). */
export const longestAddress = 254
