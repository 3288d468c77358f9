import { BaseTransformer } from '@adonisjs/core/transformers'
import StudentMakeUpTransformer from '#app/admin/make_ups/student_make_up_transformer'
import { listed } from '#core/lists/listed'
import type { ListedMakeUp } from '#domain/attendance/make_ups/queries/list_make_ups'
import type { ListPage } from '#domain/shared/lists/list_shape'

export default class MakeUpListTransformer extends BaseTransformer<ListPage<ListedMakeUp>> {
  toObject() {
    return listed(this.resource, (makeUp) => ({
      ...new StudentMakeUpTransformer(makeUp).toObject(),
      student: makeUp.student,
      archived_at: null as string | null,
    }))
  }
}
