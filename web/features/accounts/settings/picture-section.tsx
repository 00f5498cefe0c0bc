import { useTranslation } from 'react-i18next';
import { Section } from '#web/design/section.tsx';
import { OwnPicture } from '#web/widgets/pictures/own-picture.tsx';

export function PictureSection() {
  const { t } = useTranslation('widgets');
  return (
    <Section title={t('own_picture.title')} help={t('own_picture.help')}>
      <OwnPicture />
    </Section>
  );
}
