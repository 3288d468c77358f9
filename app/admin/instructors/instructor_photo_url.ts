import { pictureVersion } from '#core/pictures/picture_version'

/** Where an instructor's picture is served; its address changes with the picture, so it may be cached. */
export function instructorPhotoUrl({ id, photo }: { id: string; photo: string | null }) {
  return photo && `/admin/instructors/${id}/photo?v=${pictureVersion(photo)}`
}
