import { pictureVersion } from '#core/pictures/picture_version'

/** Where an administrator's picture is served to who may see administrators; `id` is the account's. */
export const administratorPhotoUrl = (id: string, photo: string | null) =>
  photo && `/admin/users/${id}/photo?v=${pictureVersion(photo)}`
