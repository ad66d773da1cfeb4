// The smalti of the site: the colours of src/styles/tokens.css, each as the handful of shades that a batch of glass comes in.
export const NIGHT = ['#16204d', '#1b2a63', '#142048', '#203374', '#182555', '#1a2d70', '#11193c'];
export const DUSK = ['#24409a', '#2347ad', '#2b54c0', '#1f3d97', '#3160c9'];
export const TWILIGHT = ['#1f3583', '#22398c', '#1d3079', '#263f98', '#1b2c70'];
export const GOLD = ['#d9a32f', '#e6b64a', '#c48d22', '#f0c869', '#b57f1c', '#dfab39', '#f7dc93'];
export const TERRACOTTA = ['#b8502f', '#c4603d', '#a64526', '#cc7048', '#983c20'];
export const VERDIGRIS = ['#2f8272', '#3b9383', '#276e61', '#4aa392', '#226055'];
export const BONE = ['#e8dcc0', '#f1e8d2', '#dccdab', '#efe3c8', '#d3c39e'];
export const STONE = ['#e3d9c3', '#d9cdb3', '#ece4d2', '#cfc2a5', '#e0d4ba', '#d5cbb6'];
export const SAND = ['#d2c19a', '#c9b78e', '#dccca8', '#c2ae83'];
export const SHADOW = ['#0d1230', '#0b0f27', '#111838', '#0e1533'];
export const EMBER = ['#8c2f2a', '#9d3a31', '#7b2622', '#a84a3a'];
