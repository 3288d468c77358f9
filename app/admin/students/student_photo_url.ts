import { pictureVersion } from '#core/pictures/picture_version'

export function studentPhotoUrl({ id, photo }: { id: string; photo: string | null }) {
  return photo && `/admin/students/${id}/photo?v=${pictureVersion(photo)}`
}
