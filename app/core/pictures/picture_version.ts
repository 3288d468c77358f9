export const pictureVersion = (key: string) =>
  key.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('.'))
