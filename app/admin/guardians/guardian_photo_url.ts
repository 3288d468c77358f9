import { pictureVersion } from '#core/pictures/picture_version'

export function guardianPhotoUrl({ id, photo }: { id: string; photo: string | null }) {
  return photo && `/admin/guardians/${id}/photo?v=${pictureVersion(photo)}`
}
