import { recordUrls } from '~/ui/record/record_urls'
import { urlFor } from '~/client'
import { usePermissions } from '~/hooks/use_permissions'
import { NextStepButton } from '~/ui/record/next_step_button'
import { EntryPage } from '~/components/catalogue/entry_page'
import type { EntryTab, Use } from '~/components/catalogue/types'
import { CourseStatusWord } from '~/components/courses/course_status_word'
import { CourseBilling } from '~/components/courses/course_billing'
import type { CourseDetail, CourseService, Option } from '~/components/courses/types'
import type { ServiceChoice } from '~/components/packages/types'
import { useCourseValue } from '~/components/courses/use_course_value'
import { useBothNames } from '~/ui/names/both_names'
import type { Abilities, ActivityRow } from '~/ui/record/types'
import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useCounts } from '~/components/catalogue/use_counts'
import { UseList } from '~/components/catalogue/uses_tab'
import { useCourseFacts } from '~/components/courses/use_course_facts'
import { FactsCard } from '~/ui/record/facts_card'
import classes from '~/ui/record/record.module.css'

type CourseShowProps = {
  course: CourseDetail
  services: CourseService[] | null
  service_choices: ServiceChoice[] | null
  uses: Use[]
  activity: ActivityRow[]
  mentioned: Option[]
  tab: EntryTab
  can: Abilities
}

export default function CourseShow(props: CourseShowProps) {
  const { course, uses, activity, mentioned, tab, can } = props
  const names = useBothNames()
  const t = useTranslations('courses.acts')
  const may = usePermissions()
  return (
    <EntryPage
      area="courses"
      one="course"
      entry={course}
      uses={uses}
      activity={activity}
      tab={tab}
      can={can}
      urls={recordUrls('courses')}
      primary={
        may('admin.groups.create') && (
          <NextStepButton
            href={urlFor('admin.groups.create', {}, { qs: { course: course.id } })}
            label={t('add_group')}
          />
        )
      }
      lead={
        <>
          <CourseStatusWord course={course} />
          <bdi dir="ltr">{course.code}</bdi>
          <bdi>{names(course.subject).lead}</bdi>
          {course.level && <bdi>{names(course.level).lead}</bdi>}
        </>
      }
      overview={<CourseOverview {...props} />}
      write={useCourseValue(mentioned)}
    />
  )
}

function CourseOverview({ course, services, service_choices, uses }: CourseShowProps) {
  const t = useTranslations('courses.fields')
  const counts = useCounts()
  const groups = uses.find(({ area }) => area === 'groups')
  const texts = [
    { label: t('description_en'), text: course.description_en },
    { label: t('description_ar'), text: course.description_ar },
  ]
  return (
    <div className={classes.overview}>
      <FactsCard facts={useCourseFacts(course)} />
      <div className={classes.record}>
        {groups && (
          <section className={classes.card}>
            <Title order={2}>{counts({ groups: groups.total })}</Title>
            <UseList use={groups} filter={`course=${course.id}`} />
          </section>
        )}
        {services && (
          <CourseBilling course={course} services={services} choices={service_choices} />
        )}
        {texts.map(
          ({ label, text }) =>
            text && (
              <section key={label} className={classes.card}>
                <Title order={2}>{label}</Title>
                <Text className={classes.notes} dir="auto">
                  {text}
                </Text>
              </section>
            )
        )}
      </div>
    </div>
  )
}
