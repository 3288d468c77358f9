import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useCounts } from '~/components/catalogue/use_counts'
import type { Use } from '~/components/catalogue/types'
import { UseList } from '~/components/catalogue/use_list'
import type { CourseDetail } from '~/components/courses/types'
import { useCourseFacts } from '~/components/courses/use_course_facts'
import { FactsCard } from '~/ui/record/facts_card'
import classes from '~/ui/record/record.module.css'

/** What is known about a course, its groups, and what families read of it. */
export function CourseOverview({ course, uses }: { course: CourseDetail; uses: Use[] }) {
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
