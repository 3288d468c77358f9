/** As RFC 8187 encodes a name: no quote, line break or path gets through. */
export const encodedFileName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`
  )
