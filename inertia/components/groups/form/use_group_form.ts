import { urlFor } from '~/client'
import { groupFormData } from '~/components/groups/form/group_form_data'
import { sortTerms, withCourse, withTerm } from '~/components/groups/form/group_steps'
import type { CourseOption, FormOptions, GroupDetail, TermOption } from '~/components/groups/types'
import { useMoney } from '~/hooks/use_money'
import { useRecordForm } from '~/ui/form/use_record_form'

interface GroupBeginning {
  /** The course from whose page a new group is added. */
  course: string | null
  options: FormOptions
  today: string
}

export function useGroupForm(group: GroupDetail | null, begun: GroupBeginning) {
  const money = useMoney()
  const blankDay = group === null ? begun.today : null
  const made = useRecordForm({
    saved: group
      ? groupFormData(group, money.edit(group.price), begun.today)
      : newGroupData(begun, money.edit(null)),
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
    made.form.setData((now) => withCourse(now, course))
    made.form.clearErrors('course_id')
  }

  function chooseTerm(terms: TermOption[], id: string) {
    made.form.setData((now) => withTerm(now, { terms, id, blankDay }))
    made.form.clearErrors('term_id', 'starts_on', 'ends_on')
  }
}

/** A group that is added to a course has its names, and the term that goes on or comes next. */
function newGroupData({ course: id, options, today }: GroupBeginning, price: string) {
  const blank = groupFormData(null, price, today)
  const course = options.courses.find((one) => one.id === id)
  if (!course) return blank
  const named = { ...blank, title_en: course.en ?? '', title_ar: course.ar ?? '' }
  const [next] = sortTerms(options.terms, today)
  const filled = withCourse(named, course)
  return next && !next.is_past
    ? withTerm(filled, { terms: options.terms, id: next.term.id, blankDay: today })
    : filled
}

const APART = ['status', 'agreed', 'confirmed_warnings']

export type GroupForm = ReturnType<typeof useGroupForm>
