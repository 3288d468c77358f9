import { pictureVersion } from '#core/pictures/picture_version'

export const administratorPhotoUrl = (id: string, photo: string | null) =>
  photo && `/admin/users/${id}/photo?v=${pictureVersion(photo)}`
