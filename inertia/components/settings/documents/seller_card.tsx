import { Link } from '@adonisjs/inertia/react'
import { Alert, Anchor, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { usePermissions } from '~/hooks/use_permissions'
import { Bidi } from '~/ui/bidi'
import { FormSection } from '~/ui/form/form_section'
import classes from '~/components/settings/documents/seller_card.module.css'

export type SellerProps = Data.Admin.Settings.Seller

/** Who the paper says has written it; the general settings are where that is changed. */
export function SellerCard({ seller }: { seller: SellerProps }) {
  const t = useTranslations('document_settings.seller')
  const canOpen = usePermissions()('admin.settings.index')
  const rows = [
    { label: t('tax_number'), text: seller.tax_number },
    { label: t('address_en'), text: seller.address_en },
    { label: t('address_ar'), text: seller.address_ar },
    { label: t('phone'), text: seller.phone },
  ].filter(({ text }) => text)
  return (
    <FormSection
      title={t('title')}
      help={t('help')}
      aside={
        canOpen && (
          <Button
            variant="default"
            size="xs"
            component={Link}
            href={urlFor('admin.settings.general.edit')}
          >
            {t('change')}
          </Button>
        )
      }
    >
      <div className={classes.seller}>
        {[seller.name_en, seller.name_ar].filter(Boolean).map((name) => (
          <strong key={name}>
            <Bidi dir="auto">{name}</Bidi>
          </strong>
        ))}
        <dl>
          {rows.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <MissingOfSeller seller={seller} canOpen={canOpen} />
    </FormSection>
  )
}

function MissingOfSeller({ seller, canOpen }: { seller: SellerProps; canOpen: boolean }) {
  const t = useTranslations('document_settings.seller')
  const missing = [
    !seller.has_legal_name && t('missing.legal_name'),
    !seller.tax_number && t('missing.tax_number'),
  ].filter((text) => text !== false)
  if (!seller.has_qr || missing.length === 0) return null
  return (
    <Alert color="attention" icon={<IconAlertTriangle aria-hidden />} title={t('missing.title')}>
      <ul className={classes.missing}>
        {missing.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {canOpen ? (
        <Anchor component={Link} href={urlFor('admin.settings.general.edit')}>
          {t('missing.add')}
        </Anchor>
      ) : (
        t('missing.ask')
      )}
    </Alert>
  )
}
