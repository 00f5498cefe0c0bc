import { Section } from '#web/design/section.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { OwnPicture } from '#web/widgets/pictures/own-picture.tsx';

export function PictureSection() {
  const { t } = useTranslation('pictures');
  return (
    <Section title={t('own.title')} help={t('own.help')}>
      <OwnPicture />
    </Section>
  );
}
