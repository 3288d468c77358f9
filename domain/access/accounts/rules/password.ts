/** In characters (security T11; ASVS 6.2.1 asks for 8). */
export const minimumPasswordLength = 12

export const maximumPasswordLength = 200
