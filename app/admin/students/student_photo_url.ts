import { pictureVersion } from '#core/pictures/picture_version'

/** Where a student's picture is served; its address changes with the picture, so it may be cached. */
export function studentPhotoUrl({ id, photo }: { id: string; photo: string | null }) {
  return photo && `/admin/students/${id}/photo?v=${pictureVersion(photo)}`
}
