import type { HttpContext } from '@adonisjs/core/http'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { answerLessonNotes } from '#core/lesson_notes/answer_lesson_notes'

export default class LessonNotesController {
  async update(ctx: HttpContext) {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('update')
    return answerLessonNotes(ctx, null)
  }
}
