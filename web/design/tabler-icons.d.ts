declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { ComponentType, SVGProps } from 'react';

  interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
    size?: number | string;
    stroke?: number | string;
  }
  const Icon: ComponentType<IconProps>;
  export default Icon;
}
