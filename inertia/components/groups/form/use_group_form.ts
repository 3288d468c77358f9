import { urlFor } from '~/client'
import { groupFormData } from '~/components/groups/form/group_form_data'
import type { CourseOption, GroupDetail, TermOption } from '~/components/groups/types'
import { useMoney } from '~/hooks/use_money'
import { useRecordForm } from '~/ui/form/use_record_form'

export function useGroupForm(group: GroupDetail | null, today: string) {
  const money = useMoney()
  const made = useRecordForm({
    saved: groupFormData(group, money.edit(group?.price ?? null), today),
    isNew: group === null,
    apart: APART,
    send: (form, options) => {
      if (group) form.put(urlFor('admin.groups.update', { id: group.id }), options)
      else form.post(urlFor('admin.groups.store'), options)
    },
  })
  return { ...made, choose, chooseTerm }

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

  /** A new group takes over the term's days, unless somebody typed others. */
  function chooseTerm(terms: TermOption[], id: string) {
    made.form.setData((now) => {
      const before = terms.find((term) => term.id === now.term_id)
      const term = terms.find((one) => one.id === id)
      const isOpen = group === null && [today, '', before?.starts_on].includes(now.starts_on)
      if (!term || !isOpen) return { ...now, term_id: id }
      const hasOwnEnd = now.ends_on !== '' && now.ends_on !== before?.ends_on
      const endsOn = hasOwnEnd ? now.ends_on : term.ends_on
      return { ...now, term_id: id, starts_on: term.starts_on, ends_on: endsOn }
    })
    made.form.clearErrors('term_id', 'starts_on', 'ends_on')
  }
}

const APART = ['status', 'agreed']

export type GroupForm = ReturnType<typeof useGroupForm>
