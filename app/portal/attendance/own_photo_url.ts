import type { PhotoOf } from '#core/attendance/attendance_transformer'
import { pictureVersion } from '#core/pictures/picture_version'

/** Of a student on the roster of a session of one's own. */
export const ownPhotosOf =
  (session: string): PhotoOf =>
  ({ id, photo }) =>
    photo && `/sessions/${session}/students/${id}/photo?v=${pictureVersion(photo)}`
