import { Link } from '@adonisjs/inertia/react'
import { Anchor, Button, Group, Text, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CourseServicesDialog } from '~/components/courses/course_services_dialog'
import type { CourseDetail, CourseService } from '~/components/courses/types'
import type { ServiceChoice } from '~/components/packages/types'
import { useFormat } from '~/hooks/use_format'
import { Money } from '~/ui/money'
import { useBothNames } from '~/ui/names/both_names'
import classes from '~/components/services/prices.module.css'
import record from '~/ui/record/record.module.css'

interface CourseBillingProps {
  course: CourseDetail
  services: CourseService[]
  choices: ServiceChoice[] | null
}

export function CourseBilling({ course, services, choices }: CourseBillingProps) {
  const t = useTranslations('courses.billing')
  const [isChanging, setChanging] = useState(false)
  return (
    <section className={record.card}>
      <Group justify="space-between">
        <Title order={2}>{t('title')}</Title>
        {choices && course.archived_at === null && (
          <Button
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => setChanging(true)}
          >
            {t('edit')}
          </Button>
        )}
      </Group>
      {services.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      <ul className={classes.prices}>
        {services.map((service) => (
          <ServiceLine key={service.id} service={service} />
        ))}
      </ul>
      {isChanging && choices && (
        <CourseServicesDialog
          course={course}
          services={services}
          choices={choices}
          onClose={() => setChanging(false)}
        />
      )}
    </section>
  )
}

function ServiceLine({ service }: { service: CourseService }) {
  const t = useTranslations('courses.billing')
  const names = useBothNames()
  const format = useFormat()
  const { tax_mode: mode, tax_rate: rate, charged, price } = service
  const tax = {
    inherit: () => t('centre_tax'),
    exempt: () => t('exempt'),
    rate: () => t('rate', { rate: format.percentage(Number(rate)) }),
  }
  return (
    <li className={classes.price}>
      <Anchor component={Link} href={urlFor('admin.services.show', { id: service.id })}>
        <bdi>{names(service).lead}</bdi>
      </Anchor>
      <Text span size="sm" c="dimmed">
        {t(charged ?? 'tuition')}
      </Text>
      <Text span size="sm" c="dimmed">
        {tax[mode]()}
      </Text>
      {charged && (
        <span className={classes.amount}>
          {price ? <Money amount={price} /> : <Text c="dimmed">{t('no_price')}</Text>}
        </span>
      )}
    </li>
  )
}
