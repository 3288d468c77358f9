import { useTranslations } from 'use-intl'
import { useLockText } from '~/components/settings/security/use_lock_text'
import { RecordStalePanel, type RecordStalePanelProps } from '~/ui/form/stale/record_stale_panel'

/** What somebody else saved while the security settings were being edited. */
export function SecurityStalePanel(props: Pick<RecordStalePanelProps, 'form' | 'stale'>) {
  const t = useTranslations('security')
  const writeLock = useLockText()
  const write = (_name: string, value: unknown) =>
    typeof value === 'number' ? writeLock(value) : t(value ? 'yes' : 'no')
  return <RecordStalePanel area="security" write={write} {...props} />
}
