import type { Data } from '@generated/data'
import { Checkbox, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ProposedDays } from '~/components/holidays/proposed_days'
import type { ProposalsFormState } from '~/components/holidays/use_proposals_form'
import { DateField } from '~/ui/form/days/date_field'
import { FieldPair } from '~/ui/form/fields/field_pair'
import { useBothNames } from '~/ui/names/both_names'
import { StatusDot } from '~/ui/status_dot'
import classes from '~/components/holidays/proposals.module.css'

export function OpenProposals({ state }: { state: ProposalsFormState }) {
  return (
    <ul className={classes.list}>
      {state.open.map((proposal, place) => (
        <li key={`${proposal.preset} ${proposal.preset_year}`}>
          <OpenProposal proposal={proposal} row={state.at(place)} />
        </li>
      ))}
    </ul>
  )
}

interface OpenProposalProps {
  proposal: Data.Admin.Holidays.Proposal
  row: ReturnType<ProposalsFormState['at']>
}

/** Days of the moon can be changed before they are confirmed; the others are what they are. */
function OpenProposal({ proposal, row }: OpenProposalProps) {
  const t = useTranslations('holidays')
  const { lead, other } = useBothNames()(proposal)
  const isAsked = proposal.is_sighted && row.confirmed
  return (
    <>
      <Checkbox
        checked={row.confirmed}
        onChange={(event) => row.confirm(event.currentTarget.checked)}
        label={
          <>
            <Text span fw={600}>
              <bdi>{lead}</bdi>
            </Text>{' '}
            {other && (
              <Text span c="dimmed" size="sm">
                <bdi>{other}</bdi>
              </Text>
            )}
          </>
        }
        description={<ProposedDays startsOn={row.starts_on} endsOn={row.ends_on} />}
      />
      {proposal.is_sighted && (
        <div className={classes.mark}>
          <StatusDot tone={row.confirmed ? 'success' : 'attention'}>
            {t(row.confirmed ? 'proposals.confirmed' : 'proposals.to_confirm')}
          </StatusDot>
        </div>
      )}
      {isAsked && (
        <div className={classes.days}>
          <FieldPair>
            <DateField field={row.starts} label={t('fields.starts_on')} required />
            <DateField field={row.ends} label={t('fields.ends_on')} required />
          </FieldPair>
        </div>
      )}
    </>
  )
}
