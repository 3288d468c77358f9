/** The part of a drive key that names the picture and not its place: addresses carry it, so that they may be cached. */
export const pictureVersion = (key: string) =>
  key.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('.'))
