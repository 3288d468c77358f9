/** Where a student's picture is served; its address changes with the picture, so it may be cached. */
export function studentPhotoUrl({ id, photo }: { id: string; photo: string | null }) {
  return photo && `/admin/students/${id}/photo?v=${photoVersion(photo)}`
}

/** The part of a drive key that names the picture and not its place. */
export const photoVersion = (key: string) =>
  key.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('.'))
