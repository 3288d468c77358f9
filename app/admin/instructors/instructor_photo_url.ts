import { pictureVersion } from '#core/pictures/picture_version'

export function instructorPhotoUrl({ id, photo }: { id: string; photo: string | null }) {
  return photo && `/admin/instructors/${id}/photo?v=${pictureVersion(photo)}`
}
