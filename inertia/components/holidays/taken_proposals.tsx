import type { Data } from '@generated/data'
import { Link } from '@adonisjs/inertia/react'
import { Anchor, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ProposedDays } from '~/components/holidays/proposed_days'
import { FormSection } from '~/ui/form/form_section'
import { useBothNames } from '~/ui/names/both_names'
import classes from '~/components/holidays/proposals.module.css'

/** What the centre has taken over already, on the days it has given them. */
export function TakenProposals({ taken }: { taken: Data.Admin.Holidays.Proposal[] }) {
  const t = useTranslations('holidays.proposals')
  const names = useBothNames()
  return (
    <FormSection title={t('taken')} help={t('taken_help')}>
      <ul className={classes.list}>
        {taken.map((one) => (
          <li key={one.taken_id}>
            <Anchor
              component={Link}
              href={urlFor('admin.holidays.show', { id: one.taken_id! })}
              fw={500}
            >
              <bdi>{names(one).lead}</bdi>
            </Anchor>
            <Text size="sm" c="dimmed">
              <ProposedDays startsOn={one.starts_on} endsOn={one.ends_on} />
            </Text>
          </li>
        ))}
      </ul>
    </FormSection>
  )
}
