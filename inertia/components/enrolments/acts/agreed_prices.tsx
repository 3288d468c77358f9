import { List, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { AgreedTerms } from '~/components/enrolments/acts/use_agreed_terms'
import { useFormat } from '~/hooks/use_format'
import { useMoney } from '~/hooks/use_money'

/** The prices agreed so far, those to come among them, and up to when they were billed. */
export function AgreedPrices({ agreed }: { agreed: AgreedTerms }) {
  const t = useTranslations('enrolments.prices')
  const modes = useTranslations('groups.billing_mode')
  const { day } = useFormat()
  const { write } = useMoney()
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('title')}
      </Text>
      <List size="sm" listStyleType="none" p={0}>
        {agreed.terms.map((terms) => (
          <List.Item key={terms.from_day}>
            {t('from', {
              day: day(terms.from_day),
              price: terms.price ? write(terms.price) : t('none'),
              mode: terms.billing_mode ? modes(terms.billing_mode) : 'none',
            })}
          </List.Item>
        ))}
      </List>
      {agreed.billed_until && (
        <Text size="sm" c="dimmed">
          {t('billed_until', { day: day(agreed.billed_until) })}
        </Text>
      )}
    </div>
  )
}
