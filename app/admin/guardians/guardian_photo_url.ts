import { pictureVersion } from '#core/pictures/picture_version'

/** Where a guardian's picture is served; its address changes with the picture, so it may be cached. */
export function guardianPhotoUrl({ id, photo }: { id: string; photo: string | null }) {
  return photo && `/admin/guardians/${id}/photo?v=${pictureVersion(photo)}`
}
