import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OwnPlaces } from '#domain/scheduling/calendar/own/read_own_places'

export default class OwnPlacesTransformer extends BaseTransformer<OwnPlaces> {
  toObject() {
    const { children, groups, sessions } = this.resource
    return {
      children,
      groups: groups.map(({ id, code, title_en, title_ar, course_en, course_ar, enrolment }) => ({
        id,
        code,
        title_en,
        title_ar,
        course_en,
        course_ar,
        student: enrolment?.student ?? null,
      })),
      sessions: sessions.map(({ starts_at: starts, ...session }) => ({
        ...session,
        starts_at: starts.toISOString(),
      })),
    }
  }
}
