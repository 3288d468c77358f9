import { Alert } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { CourseFields } from '~/components/courses/course_fields'
import { courseUrls } from '~/components/courses/course_urls'
import type { CourseDetail, CourseOptions } from '~/components/courses/types'
import { courseInputs, useCourseForm } from '~/components/courses/use_course_form'
import { useCourseValue } from '~/components/courses/use_course_value'
import { RecordForm } from '~/ui/form/record_form'
import { RecordStalePanel } from '~/ui/form/record_stale_panel'

interface CourseFormProps {
  title: string
  course: CourseDetail | null
  options: CourseOptions
  /** Of this course, not archived; editing leaves them as they are. */
  groups?: number
}

/** Adds a course, or edits the given one. */
export function CourseForm({ title, course, options, groups = 0 }: CourseFormProps) {
  const t = useTranslations('courses')
  const { form, field, submit, stale, draft, discardDraft } = useCourseForm(course)
  const write = useCourseValue([...options.subjects, ...options.levels])
  return (
    <RecordForm
      title={title}
      labels={Object.fromEntries(courseInputs.map((name) => [name, t(`fields.${name}`)]))}
      errors={form.errors}
      isDirty={form.isDirty}
      isPending={form.processing}
      saveLabel={t(course ? 'form.update' : 'form.create')}
      cancelHref={course ? courseUrls.show(course.id) : courseUrls.index()}
      draftRestored={draft.restored}
      onDiscardDraft={discardDraft}
      onLeave={draft.forget}
      onSubmit={submit}
      notices={
        course && (
          <>
            <RecordStalePanel
              key={course.version}
              area="courses"
              form={form}
              stale={stale}
              write={write}
            />
            {groups > 0 && <Alert color="info">{t('form.groups_stay', { count: groups })}</Alert>}
          </>
        )
      }
    >
      <CourseFields field={field} options={options} currency={course?.price?.currency} />
    </RecordForm>
  )
}
