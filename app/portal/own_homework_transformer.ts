import { BaseTransformer } from '@adonisjs/core/transformers'
import type { OwnHomework } from '#domain/scheduling/lesson_notes/queries/own_homework'

export default class OwnHomeworkTransformer extends BaseTransformer<OwnHomework> {
  toObject() {
    const { id, title, group, student, children, homework, homework_due_on } = this.resource
    return { id, title, group, student, children, homework, homework_due_on }
  }
}
