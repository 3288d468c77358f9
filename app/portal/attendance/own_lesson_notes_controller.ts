import type { HttpContext } from '@adonisjs/core/http'
import { answerLessonNotes } from '#core/lesson_notes/answer_lesson_notes'

export default class OwnLessonNotesController {
  async update(ctx: HttpContext) {
    return answerLessonNotes(ctx, ctx.auth.getUserOrFail().personId)
  }
}
