import { groupFormData, groupInputs } from '~/components/groups/group_form_data'
import { groupUrls } from '~/components/groups/group_urls'
import type { CourseOption, GroupDetail } from '~/components/groups/types'
import { useMoney } from '~/hooks/use_money'
import { useRecordForm } from '~/ui/form/use_record_form'

/** A group's form: opens one, or changes the given one. */
export function useGroupForm(group: GroupDetail | null, today: string) {
  const money = useMoney()
  const made = useRecordForm({
    saved: groupFormData(group, money.edit(group?.price ?? null), today),
    isNew: group === null,
    focusOrder: groupInputs,
    apart: NEW_ONLY,
    send: (form, options) => {
      if (group) form.put(groupUrls.update(group.id), options)
      else form.post(groupUrls.store(), options)
    },
  })
  return { ...made, choose }

  /** Takes over from a course what the form leaves open. */
  function choose(course: CourseOption | undefined) {
    if (!course) return
    made.form.setData((now) => ({
      ...now,
      course_id: course.id,
      level_id: now.level_id || (course.level_id ?? ''),
      work_type: course.work_types.some((type) => type === now.work_type)
        ? now.work_type
        : (course.work_types[0] ?? now.work_type),
      capacity: now.capacity || String(course.capacity ?? ''),
      min_students: now.min_students || String(course.min_students ?? ''),
      session_target: now.session_target || String(course.total_sessions ?? ''),
    }))
    made.form.clearErrors('course_id')
  }
}

const NEW_ONLY = ['status']

export type GroupForm = ReturnType<typeof useGroupForm>
